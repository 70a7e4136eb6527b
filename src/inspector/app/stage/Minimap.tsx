import type { View, Size } from '#machines/inspector/stage/drawing.ts';
import type { StageEvent } from '#machines/inspector/stage/stageEvents.ts';
import type { PlacedChart } from '../../drawing/layout.ts';
import type { Highlight } from '../../drawing/marks.ts';
import * as styles from './Stage.css.ts';

interface MinimapProps {
  readonly placed: PlacedChart;
  readonly view: View;
  readonly viewport: Size;
  readonly highlight: Highlight | undefined;
  readonly send: (event: StageEvent) => void;
}

const most = { width: 180, height: 120 } as const;

/** The whole chart in small, with the visible part. A press moves the drawing there; keys do the same on the chart. */
export function Minimap({ placed, view, viewport, highlight, send }: MinimapProps) {
  const scale = Math.min(most.width / placed.width, most.height / placed.height);
  const seen = {
    x: -view.x / view.scale,
    y: -view.y / view.scale,
    width: viewport.width / view.scale,
    height: viewport.height / view.scale,
  };
  const isWholeVisible =
    seen.x <= 0 && seen.y <= 0 && seen.x + seen.width >= placed.width && seen.y + seen.height >= placed.height;
  if (isWholeVisible) return null;
  return (
    <svg
      className={styles.minimap}
      aria-hidden
      width={Math.round(placed.width * scale)}
      height={Math.round(placed.height * scale)}
      viewBox={`0 0 ${placed.width} ${placed.height}`}
      onClick={(event) => {
        event.stopPropagation();
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
        const [dx, dy] = [seen.x + seen.width / 2 - x, seen.y + seen.height / 2 - y];
        send({ type: 'view.moved', dx: dx * view.scale, dy: dy * view.scale });
      }}
    >
      {placed.boxes
        .filter(({ kind }) => kind !== 'initial')
        .map(({ id, kind, x, y, width, height }) => (
          <rect
            key={id}
            className={
              highlight?.active?.has(id) ? styles.miniActive : kind === 'state' ? styles.miniState : styles.miniEvent
            }
            {...{ x, y, width, height }}
          />
        ))}
      <rect className={styles.miniView} {...seen} />
    </svg>
  );
}
