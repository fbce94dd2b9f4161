import { type Point, circle, ellipse, n, path, smooth } from '../brush';
import { type Painter, lit, shine } from './parts';

export const shellfish: Painter = (_, c, value) => {
  const ribs = 6 + value;
  const points: Point[] = [[50, 116]];
  let lines = '';
  for (let i = 0; i <= ribs; i++) {
    const a = Math.PI * (1.04 + (0.92 * i) / ribs);
    points.push([60 + Math.cos(a) * 46, 88 + Math.sin(a) * 54]);
    if (i < ribs) {
      const b = a + (Math.PI * 0.46) / ribs;
      points.push([60 + Math.cos(b) * 42, 88 + Math.sin(b) * 49]);
      lines += path(
        `M60 112Q${n(60 + Math.cos(b) * 24)} ${n(84 + Math.sin(b) * 22)} ${n(60 + Math.cos(b) * 41)} ${n(88 + Math.sin(b) * 48)}`,
        `fill="none" stroke="${c(18, 0.5)}" stroke-width="2"`,
      );
    }
  }
  points.push([70, 116]);
  return (
    ellipse(60, 76, 54, 50, `fill="${c(66, 0.32)}" filter="url(#glow)"`) +
    lit('M44 108L34 122Q60 132 86 122L76 108Z', c(44)) +
    lit(smooth(points), 'url(#body)') +
    lines +
    path('M30 70Q60 44 90 70M38 88Q60 70 82 88', `fill="none" stroke="${c(92, 0.35)}" stroke-width="3"`) +
    shine('M28 66C32 52 40 45 48 42') +
    circle(60, 114, 5 + value, 'fill="#fff" opacity=".4" filter="url(#glow)"') +
    circle(60, 114, 4 + value * 0.9, 'fill="url(#pearl)"')
  );
};
