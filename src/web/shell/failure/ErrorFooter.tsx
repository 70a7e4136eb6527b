import { useFirstPage } from '../../page/firstPage.tsx';
import { brand } from '../../theme/brand.ts';
import { Sign } from '../../theme/Sign.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import * as styles from '../footer/Footer.css.ts';
import { shownLinks } from '../footer/shownLinks.ts';

/** The footer of an error page (SHELL-17): one line, and every link loads a new document. */
export function ErrorFooter() {
  const { footer } = useFirstPage();
  return (
    <footer className={styles.errorFooter}>
      <Container width="footer">
        <div className={styles.line}>
          <span className={styles.end}>
            <Sign />
            {brand}
          </span>
          {footer && (
            <ul className={styles.line}>
              {shownLinks(footer).map(({ link_target: target, link_text: text, nofollow }) => (
                <li key={target}>
                  <a href={target} rel={nofollow ? 'nofollow' : undefined} className={styles.entry}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </footer>
  );
}
