/** Small effects, all made on the spot from waves and noise. Off until somebody switches them on. */
import { settings } from './settings.svelte';

export type Cue = 'turn' | 'card' | 'dice' | 'reveal' | 'coin' | 'blow' | 'win' | 'lose' | 'hint';
export const CUES: readonly Cue[] = ['turn', 'card', 'dice', 'reveal', 'coin', 'blow', 'win', 'lose', 'hint'];

/** A cue that comes later than this belongs to something that is past. */
const LATE = 400;
const LOUD = { off: 0, soft: 0.45, full: 1 };
let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (settings().sound === 'off' || typeof AudioContext === 'undefined') return;
  const audio = (context ??= new AudioContext());
  const asked = performance.now();
  // Before the first click a browser makes no sound: cues that had to wait would all come at once with that click.
  void audio.resume().then(() => {
    if (performance.now() - asked >= LATE) return;
    const out = new GainNode(audio, { gain: LOUD[settings().sound] });
    out.connect(audio.destination);
    SCORES[cue](audio, out);
  });
}

type Score = (audio: AudioContext, out: AudioNode) => void;

const SCORES: Record<Cue, Score> = {
  turn(audio, out) {
    bell(audio, out, 523.25, 0, 0.22);
    bell(audio, out, 783.99, 0.12, 0.34);
  },
  card: (audio, out) => hiss(audio, out, 0, 0.07, 2400, 0.05),
  /** Wood on wood, three times, and once more where it comes to rest. */
  dice(audio, out) {
    for (const [at, loud] of [[0, 0.13], [0.09, 0.1], [0.17, 0.08], [0.3, 0.12]] as const) {
      hiss(audio, out, at, 0.035, 900, loud);
      bell(audio, out, 210, at, 0.05, 'triangle', loud);
    }
  },
  reveal(audio, out) {
    hiss(audio, out, 0, 0.12, 3200, 0.05);
    bell(audio, out, 392, 0.05, 0.5, 'sine', 0.06);
  },
  coin(audio, out) {
    bell(audio, out, 1318.5, 0, 0.16, 'sine', 0.05);
    bell(audio, out, 1760, 0.06, 0.22, 'sine', 0.05);
  },
  blow(audio, out) {
    hiss(audio, out, 0, 0.22, 240, 0.2);
    bell(audio, out, 82, 0, 0.4, 'triangle', 0.16);
  },
  win(audio, out) {
    [523.25, 659.26, 783.99, 1046.5].forEach((pitch, i) => bell(audio, out, pitch, i * 0.14, 0.7));
  },
  lose(audio, out) {
    [392, 349.23, 293.66].forEach((pitch, i) => bell(audio, out, pitch, i * 0.2, 0.8, 'triangle', 0.07));
  },
  hint: (audio, out) => bell(audio, out, 1046.5, 0, 0.3, 'sine', 0.05),
};

/** A soft bell: a wave that fades. */
function bell(
  audio: AudioContext, out: AudioNode, pitch: number, after: number, length: number,
  type: OscillatorType = 'sine', loud = 0.09,
): void {
  const start = audio.currentTime + after;
  const wave = new OscillatorNode(audio, { type, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  wave.connect(volume).connect(out);
  wave.start(start);
  wave.stop(start + length);
}

/** A card on felt, wood, surf: a breath of filtered noise. */
function hiss(audio: AudioContext, out: AudioNode, after: number, length: number, pitch: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.7 });
  const volume = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(volume).connect(out);
  source.start(audio.currentTime + after);
}

/** What a step sounds like, by the messages of its log lines: the most telling one counts. */
const SIGNS: readonly [Cue, RegExp][] = [
  ['dice', /roll|dice|die\b/],
  ['blow', /damage|defeat|attack|fight|wound|slain|kill/],
  ['reveal', /reveal|test|draw|mythos|crisis/],
  ['coin', /pearl|gain|buy|pay|resource/],
];

export function cueOf(ids: readonly string[]): Cue {
  return SIGNS.find(([, sign]) => ids.some((id) => sign.test(id)))?.[0] ?? 'card';
}
