import { applyFilters, countDocuments, openApp, openFilters, setChip, texts } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { cityScreen } from './screens.ts';

const chain = 'Goodwell Drug';
const inCity = '/brands/goodwell-drug/alabama/birmingham-al';

test('links lead from the sitemap over a chain and a state to its pharmacies in a city, and back', async ({
  page,
}) => {
  await openApp(page, '/sitemap');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: chain, exact: true }).click();
  await expect(page).toHaveURL('/brands/goodwell-drug');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goodwell Drug by city');
  await page.getByRole('link', { name: 'Alabama', exact: true }).click();
  await expect(page).toHaveURL('/brands/goodwell-drug/alabama');
  await page.getByRole('link', { name: 'Birmingham', exact: true }).click();
  await expect(page).toHaveURL(inCity);
  const names = page.locator('.card h3');
  await expect(names.first()).toBeVisible();
  for (const name of await texts(names)) expect(name).toContain(chain);
  await page.goBack();
  await expect(page).toHaveURL('/brands/goodwell-drug/alabama');
  expect(documents()).toBe(0);
});

test('a list can be narrowed to one chain, which the address names', async ({ page }) => {
  await openApp(page, cityScreen.path);
  const sheet = await openFilters(page);
  await sheet.locator('select[name="brand"]').selectOption(chain);
  await applyFilters(page);
  await expect(page).toHaveURL(`${cityScreen.path}?brand=Goodwell+Drug`);
  await expect.poll(() => texts(page.locator('.card h3'))).not.toHaveLength(0);
  for (const name of await texts(page.locator('.card h3'))) expect(name).toContain(chain);
  await setChip(page, chain).click();
  await expect(page).toHaveURL(cityScreen.path);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a chain’s page in a city lists its pharmacies with their phones', async ({ page }) => {
    await page.goto(inCity);
    const cards = page.locator('.card');
    expect(await cards.count()).toBeGreaterThan(0);
    await expect(cards.first().locator('a[href^="tel:"]')).toBeVisible();
    await page.getByRole('link', { name: 'All pharmacies in Birmingham, AL' }).click();
    await expect(page).toHaveURL(cityScreen.path);
  });
});
