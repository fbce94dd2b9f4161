/**
 * Where long words may break on small cards and in rooms. Browsers hyphenate by themselves where they have a dictionary of
 * the language; Chromium often has none, and would break anywhere without a hyphen.
 */
const BREAKS =
  'Kapitäns-quartier Kranken-station Fracht-raum Kessel-raum Wahr-nehmung Abschüt-teln Anstren-gung Entschlos-senheit ' +
  'Erzwun-genes Gemein-same Hart-näckig-keit Kampf-ausbil-dung Mitrei-ßende Plünde-rung Scharf-sinnig Sirenen-gesang ' +
  'Verban-nung Verstär-kung Vertrock-nen Vorberei-tung voll-ziehen ' +
  'Algen-feld Hinter-halt Monster-welle Nebel-bank Schiff-brüchige Schiffs-wrack Stark-regen Stürmi-sche Verlas-senes ' +
  'Wind-stille ' +
  'kapitań-ska Maszy-nownia Determi-nacja Odpra-wienie Pory-wająca Przygo-towanie Splądro-wanie ' +
  'Uśmier-cenie Wytrwa-łość spostrze-żenie Nieprzy-jazne Opusz-czony Rozbit-kowie Rozko-łysane wodo-rostów ' +
  'Banish-ment Coordi-nated Determi-nation Obser-vation Persis-tence Prepa-ration Reinforce-ments Shrivel-ling';

const SOFT = '\u00ad';
const broken = new Map(BREAKS.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));

/** The same words with soft hyphens. */
export function soft(words: string): string {
  return words.replace(/\p{L}{9,}/gu, (word) => broken.get(word) ?? word);
}
