import * as styles from './Option.css.ts';

/**
 * The pieces of a title, every second of which the visitor has typed. The others complete them and are bold (look,
 * Search bar). A title without a typed piece has no bold part.
 */
export function Highlighted({ pieces }: { readonly pieces: readonly string[] }) {
  if (pieces.length < 2) return pieces[0];
  return (
    <b>
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a title do not move
          <span key={index} className={styles.typed}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </b>
  );
}
