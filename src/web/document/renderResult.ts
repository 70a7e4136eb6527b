import type { FirstPage } from '../page/firstPage.tsx';
import type { PageHead } from '../page/head.tsx';
import type { PageName } from '../router/router.tsx';

/** A rendered page, from which its document is written. */
export interface RenderResult {
  readonly status: FirstPage['status'];
  /** The HTML inside the element `#root`. */
  readonly html: string;
  readonly head: PageHead;
  /** The rendered page: its module's styles and scripts belong in the document. */
  readonly route: PageName;
  /** The data that the browser hydrates with. */
  readonly first: FirstPage;
}
