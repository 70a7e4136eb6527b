import { expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { describeRenewingByLink } from '#tests/contract/ownListings/renewingByLinkContract.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';
import { insertionRefusalWords } from '#words/refusals/insertionRefusals.ts';

describeRenewingByLink('SQLite', (now) => openTestApp(now));

it("a link that renews nothing is refused in the brand's French: «vous» in allmend, «tu» in murmel", async () => {
  const ask = 'mutation { renewByLink(token: "") { ... on Refusal { message } } }';
  const [allmend, murmel] = [await openTestApp(() => noon), await openTestApp(() => noon, { brand: 'murmel' })];
  try {
    expect((await openBrowser(allmend, { language: 'fr' }).ask(ask)).message).toMatch(/Ouvrez-\u2060?le/);
    const { words } = murmel.services;
    expect(words.fr(insertionRefusalWords['insertion.linkUnknown'])).toMatch(/Ouvre-\u2060?le/);
    expect(words.fr(insertionRefusalWords['session.required'])).not.toContain('insertion.');
  } finally {
    await Promise.all([allmend.close(), murmel.close()]);
  }
});
