import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { Run } from '../run/run.ts';
import { Button, IconButton } from '../window/Button.tsx';
import { Slider } from './Slider.tsx';
import type { Timeline } from './useTimeline.ts';
import * as styles from './Transport.css.ts';

interface TransportProps {
  readonly run: Run;
  readonly timeline: Timeline;
  readonly onFork: () => void;
  readonly onCompare: () => void;
}

/** Time travel: back, forth, play, the slider, and the way back to the present. */
export function Transport({ run, timeline, onFork, onCompare }: TransportProps) {
  const isPlaying = useSelector(timeline, (now) => now.matches('playing'));
  const isLive = useSelector(timeline, (now) => now.matches('live'));
  const { send } = timeline;
  return (
    <footer className={styles.bar} aria-label="Time travel">
      <div className={styles.buttons} role="toolbar" aria-label="Steps">
        <IconButton of={ChevronsLeft} label="First step" onClick={() => send({ type: 'step.chosen', step: 1 })} />
        <IconButton of={ChevronLeft} label="Step back" onClick={() => send({ type: 'step.moved', by: -1 })} />
        <IconButton
          of={isPlaying ? Pause : Play}
          label={isPlaying ? 'Pause' : 'Play'}
          look="primary"
          onClick={() => send({ type: 'playing.toggled' })}
        />
        <IconButton of={ChevronRight} label="Step forth" onClick={() => send({ type: 'step.moved', by: 1 })} />
        <IconButton
          of={ChevronsRight}
          label="Latest step"
          onClick={() => send({ type: 'step.chosen', step: Number.MAX_SAFE_INTEGER })}
        />
      </div>
      <Slider run={run} timeline={timeline} />
      <div className={styles.right}>
        <Button onClick={onFork}>Continue from here</Button>
        <Button onClick={onCompare}>Compare</Button>
        <Button look={isLive ? 'plain' : 'primary'} isDisabled={isLive} onClick={() => send({ type: 'live.chosen' })}>
          Live
        </Button>
      </div>
    </footer>
  );
}
