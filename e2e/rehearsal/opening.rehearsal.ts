import { askForFirstQuote, openWithList, seeFirstQuote, seeOpenShop } from '../admin/opening-parts.ts';
import { countWork, expectOpenedInTime } from '../admin/persons-time.ts';
import { heading, signIn, synced, visitorPage } from '../admin/staff-parts.ts';
import { expect, test } from '../fixtures.ts';

test.use({ testMode: false });

const OWNER = 'rosa@yunque.example';

// The code that makes the first owner is the embedded server's; on Firebase `firebase:setup` makes them. All that follows is the same journey.
test('a project as firebase:setup leaves it is opened by the assistant alone, up to the first quotation', async ({
  page,
  browser,
  baseURL,
  google,
}) => {
  if (!google) throw new Error('This journey is for the emulators');
  const password = await google.emptyShop(OWNER);
  const begun = Date.now();
  const ownersTime = await countWork(page);
  await signIn(page, '/admin', { email: OWNER, password });
  await page.getByRole('link', { name: 'Contestar lo que falta' }).click();
  await expect(heading(page, 'Abre tu tienda')).toBeVisible();
  await openWithList(page);
  await synced(page);
  const visitor = await visitorPage(browser, baseURL);
  const visitorsTime = await countWork(visitor);
  await seeOpenShop(visitor, 'by its code');
  await askForFirstQuote(visitor);
  await seeFirstQuote(page);
  expectOpenedInTime(Date.now() - begun, ownersTime() + visitorsTime());
});
