import * as styles from './Option.css.ts';

/**
 * The pieces of a title, every second of which the visitor has typed. The others complete them and are bold (look,
 * Search bar). A title without a typed piece has no bold part.
 */
export function Highlighted({ parts }: { readonly parts: readonly string[] }) {
  if (parts.length < 2) return parts[0];
  return (
    <b>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a title do not move
          <span key={index} className={styles.typed}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </b>
  );
}
