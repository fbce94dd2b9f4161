/**
 * Makes things travel. Before the page changes, everything with a `data-at` is measured; afterwards copies fly from
 * where things lay to where they lie now, above all zones, so that no edge cuts them. Nothing waits for a flight, any
 * key or click ends all of them, and with reduced motion there are none.
 */
import { tick } from 'svelte';
import type { View } from '../../lib/wire';

export interface Flight {
  from: string;
  to: string;
  /** Where it goes if `to` is not on the screen (a realm that is closed, a hand in its drawer). */
  or: string;
  /** What travels: the piece as it lay there, as it lies here, only its back, or a small token of this name. */
  face: string;
}

/** What a game tells about its journeys. */
export interface Trip {
  plan: (before: View, now: View) => Flight[];
  /** Places that are empty until what flies there has landed; piles and seats stay, things only join them. */
  lands: RegExp;
  /** Places whose things may move within their zone, because something came or went beside them. */
  slides: RegExp;
  /** The css class with the palette of the game. */
  water: string;
}

const TRAVEL = 260;
const STAGGER = 35;
/** A step with more than so many flights is no longer something the eye can follow. */
const MOST = 16;

export function calm(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Places = Map<string, { rects: DOMRect[]; elements: HTMLElement[] }>;

function measure(): Places {
  const places: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const name = element.dataset['at']!;
    const rect = element.getBoundingClientRect();
    if (!name || rect.width === 0) continue;
    const place = places.get(name) ?? { rects: [], elements: [] };
    place.rects.push(rect);
    place.elements.push(element);
    places.set(name, place);
  }
  return places;
}

let staged: View | null = null;
let layer: HTMLElement | null = null;
const running = new Set<Animation>();

/** Call in `$effect.pre` of every part of the board: the first one to do so for a new view measures the old page. */
export function travel(previous: View | null, view: View, trip: Trip): void {
  if (view === staged) return;
  staged = view;
  if (!previous || previous.number >= view.number || calm() || document.visibilityState === 'hidden') return;
  land();
  const planned = trip.plan(previous, view);
  const before = measure();
  const taken = new Map<string, number>();
  const started = planned.slice(0, MOST).map((flight) => {
    // Equal cards leave from the end of their row.
    const place = before.get(flight.from);
    const nth = taken.get(flight.from) ?? 0;
    taken.set(flight.from, nth + 1);
    const at = place ? Math.max(0, place.rects.length - 1 - nth) : -1;
    return { flight, rect: place?.rects[at], copy: flight.face === 'from' ? copyOf(place?.elements[at]) : null };
  });
  void tick().then(() => {
    if (staged === view) fly(started, before, trip);
  });
}

interface Start {
  flight: Flight;
  rect: DOMRect | undefined;
  copy: HTMLElement | null;
}

function fly(starts: Start[], before: Places, trip: Trip): void {
  const after = measure();
  const flown = new Set<HTMLElement>();
  const used = new Map<string, number>();
  starts.forEach(({ flight, rect, copy }, i) => {
    const goal = after.get(flight.to) ?? after.get(flight.or);
    if (!rect || !goal) return;
    const nth = used.get(flight.to) ?? 0;
    used.set(flight.to, nth + 1);
    const at = Math.max(0, goal.elements.length - 1 - nth);
    const element = goal.elements[at]!;
    const whole = !flight.to.startsWith('seat:') && goal === after.get(flight.to);
    const shape = flight.face === 'to' ? copyOf(element) : flight.face === 'from' ? copy : token(flight.face);
    if (!shape) return;
    flown.add(element);
    launch(shape, rect, goal.rects[at]!, whole, Math.min(i * STAGGER, 140), trip.water);
    if (whole && trip.lands.test(flight.to)) hide(element, i);
  });
  slide(before, after, flown, trip.slides);
  if (running.size) listen();
}

function slide(before: Places, after: Places, flown: Set<HTMLElement>, slides: RegExp): void {
  for (const [name, place] of after) {
    if (!slides.test(name)) continue;
    const old = before.get(name);
    place.elements.forEach((element, i) => {
      const was = old?.rects[i];
      const is = place.rects[i]!;
      if (!was || flown.has(element)) return;
      const [dx, dy] = [was.left - is.left, was.top - is.top];
      if (Math.abs(dx) + Math.abs(dy) < 3) return;
      track(
        element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
          duration: TRAVEL,
          easing: 'cubic-bezier(.2,.8,.2,1)',
        }),
      );
    });
  }
}

function copyOf(element: HTMLElement | undefined): HTMLElement | null {
  if (!element) return null;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-at', 'data-piece', 'id', 'data-testid']) one.removeAttribute(name);
  }
  copy.classList.remove('on', 'chosen');
  copy.style.setProperty('--u', getComputedStyle(element).getPropertyValue('--u'));
  return copy;
}

function token(kind: string): HTMLElement {
  const shape = document.createElement('span');
  shape.className = `flying-${kind}`;
  return shape;
}

function launch(shape: HTMLElement, from: DOMRect, to: DOMRect, whole: boolean, delay: number, water: string): void {
  const back = shape.className === 'flying-back';
  const small = !back && shape.className.startsWith('flying-');
  const width = small ? 16 : back ? Math.min(from.width, 70) : whole ? to.width : from.width;
  const height = small ? 16 : back ? Math.min(from.height, 96) : whole ? to.height : from.height;
  Object.assign(shape.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    width: `${width}px`,
    height: `${height}px`,
  });
  stageLayer(water).append(shape);
  const put = (rect: DOMRect, scale: number) => {
    const [x, y] = [rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const start = small || back ? 1 : Math.min(2, Math.max(0.3, from.width / width));
  const end = whole || small ? 1 : 0.35;
  const flight = shape.animate(
    [
      { transform: put(from, start), opacity: 1 },
      { transform: put(to, end), opacity: whole ? 1 : 0.2 },
    ],
    { duration: TRAVEL, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
  );
  track(flight);
  const gone = () => shape.remove();
  flight.finished.then(gone, gone);
}

function hide(element: HTMLElement, i: number): void {
  track(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL + Math.min(i * STAGGER, 140) }));
}

function stageLayer(water: string): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.popover = 'manual';
    layer.inert = true;
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  layer.className = `flights ${water}`;
  if (!layer.matches(':popover-open')) layer.showPopover();
  return layer;
}

function track(animation: Animation): void {
  running.add(animation);
  const over = () => {
    running.delete(animation);
    if (!running.size) rest();
  };
  animation.finished.then(over, over);
}

function listen(): void {
  addEventListener('pointerdown', land, { capture: true, once: true });
  addEventListener('keydown', land, { capture: true, once: true });
}

/** Everything is where it goes, at once. */
function land(): void {
  for (const animation of running) animation.finish();
  running.clear();
  rest();
}

/** Call when a board goes away: what flies lands, and nothing takes off any more. */
export function leave(): void {
  staged = null;
  land();
}

function rest(): void {
  removeEventListener('pointerdown', land, { capture: true });
  removeEventListener('keydown', land, { capture: true });
  layer?.replaceChildren();
  if (layer?.matches(':popover-open')) layer.hidePopover();
}
