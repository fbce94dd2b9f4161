/** Two small cues made on the spot. Off until somebody switches them on. */

const STORED = 'fathom.sound';
export type Cue = 'turn' | 'card';

/** A cue that comes later than this belongs to something that is past. */
const LATE = 400;
let context: AudioContext | null = null;

export function soundOn(): boolean {
  return localStorage.getItem(STORED) === 'on';
}

export function setSound(on: boolean): void {
  if (on) localStorage.setItem(STORED, 'on');
  else localStorage.removeItem(STORED);
  if (on) play('turn');
}

export function play(cue: Cue): void {
  if (!soundOn() || typeof AudioContext === 'undefined') return;
  const audio = (context ??= new AudioContext());
  const asked = performance.now();
  // Before the first click a browser makes no sound: cues that had to wait would all come at once with that click.
  void audio.resume().then(() => {
    if (performance.now() - asked < LATE) sound(audio, cue);
  });
}

function sound(audio: AudioContext, cue: Cue): void {
  if (cue === 'turn') {
    tone(audio, 523.25, 0, 0.22);
    tone(audio, 783.99, 0.12, 0.34);
  } else rustle(audio);
}

/** A soft bell: a sine that fades. */
function tone(audio: AudioContext, pitch: number, after: number, length: number): void {
  const start = audio.currentTime + after;
  const wave = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.09, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(start + length);
}

/** A card on felt: a breath of filtered noise. */
function rustle(audio: AudioContext): void {
  const length = 0.07;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2400, Q: 0.7 });
  const volume = new GainNode(audio, { gain: 0.05 });
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}
