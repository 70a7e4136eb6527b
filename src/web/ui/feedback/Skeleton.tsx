import * as styles from './Skeleton.css.ts';

interface BoneProps {
  /** `picture` fills its box in the shape of a card's picture; the lines are as tall as the text they stand for, a bubble as a message of one line. */
  readonly shape: keyof typeof styles.bone;
}

/** A grey stand-in in the shape of what comes; it does not move, and shows only after 300 ms of waiting. */
export function Bone({ shape }: BoneProps) {
  return <span className={styles.bone[shape]} aria-hidden />;
}
