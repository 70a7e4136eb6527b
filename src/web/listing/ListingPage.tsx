import { useFirstData } from '../firstPage.tsx';
import { Head } from '../head.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { title } from '../theme/type.css.ts';
import { Container } from '../ui/Container.tsx';

/** The detail of an ad. */
export function Component() {
  const listing = useFirstData<{ readonly subject: string }>();
  if (!listing) return <NotFound />;
  return (
    <Container>
      <Head title={listing.subject} />
      <h1 className={title}>{listing.subject}</h1>
    </Container>
  );
}
