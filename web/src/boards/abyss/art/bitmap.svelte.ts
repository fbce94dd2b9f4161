/**
 * Pictures as bitmaps. Browsers paint an SVG image anew whenever anything near it changes, filters and all; with forty
 * of them on a board that is felt. So each picture is painted once, one after another, and kept as a bitmap.
 */
import { SvelteMap } from 'svelte/reactivity';
import { Rng } from './brush';

/** The smallest image there is, until the bitmap is ready. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const QUALITY = 0.9;
const GRAIN = 0.07;
const LONGEST_WAIT = 400;

const ready = new SvelteMap<string, string>();
const queue: string[] = [];
const asked = new Set<string>();
let busy = false;

/** The bitmap of an SVG image, or nothing yet (reactive). */
export function bitmap(svg: string): string {
  const done = ready.get(svg);
  if (done) return done;
  if (!asked.has(svg)) {
    asked.add(svg);
    queue.push(svg);
    if (!busy) void paint();
  }
  return BLANK;
}

async function paint(): Promise<void> {
  busy = true;
  for (let svg = queue.shift(); svg; svg = queue.shift()) {
    await leisure();
    ready.set(svg, await painted(svg));
  }
  busy = false;
}

/** Until the page has nothing better to do: the question comes before the pictures. Not forever, though. */
function leisure(): Promise<unknown> {
  return new Promise((resume) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resume, { timeout: LONGEST_WAIT });
    else setTimeout(resume);
  });
}

/** As an address; making it is no work of the page's own. */
function address(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = fail;
    canvas.toBlob((blob) => (blob ? reader.readAsDataURL(blob) : fail()), 'image/jpeg', QUALITY);
  });
}

async function painted(svg: string): Promise<string> {
  try {
    const image = new Image();
    image.src = svg;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    if (!pen) return svg;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    pen.globalAlpha = GRAIN;
    pen.fillStyle = pen.createPattern(paper(), 'repeat')!;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return await address(canvas);
  } catch {
    // A browser that cannot do this shows the drawing itself.
    return svg;
  }
}

let sheet: HTMLCanvasElement | null = null;

/** Grain, so that flat shapes look printed. */
function paper(): HTMLCanvasElement {
  if (sheet) return sheet;
  sheet = document.createElement('canvas');
  sheet.width = sheet.height = 160;
  const pen = sheet.getContext('2d')!;
  const grain = pen.createImageData(sheet.width, sheet.height);
  const rng = new Rng('paper');
  for (let i = 0; i < grain.data.length; i += 4) {
    grain.data.fill(rng.unit() * 255, i, i + 3);
    grain.data[i + 3] = 255;
  }
  pen.putImageData(grain, 0, 0);
  return sheet;
}
