import * as styles from './Skeleton.css.ts';

interface BoneProps {
  /**
   * The form of the skeleton. `picture` fills its box in the ratio of a card’s picture. Lines are as tall as the text
   * that they replace, and a bubble is as tall as a message of one line.
   */
  readonly shape: keyof typeof styles.bone;
}

/** A grey placeholder in the shape of the expected content. It does not move, and appears only after 300 ms. */
export function Bone({ shape }: BoneProps) {
  return <span className={styles.bone[shape]} aria-hidden />;
}
