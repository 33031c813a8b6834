import {
  checkValues,
  definitionOf,
  LEGAL_PAGES,
  missingToPublish,
  withheldTranslations,
  TEXT_MARKS,
  type Block,
} from '@ospite/domain';
import { LEGAL_TEXTS } from './add-legal-texts';

const SECTIONS = LEGAL_TEXTS.flatMap(({ sections }) => sections);
const ALL = JSON.stringify(SECTIONS);

it('every legal page begins with a text that can be published as it is', () => {
  expect(LEGAL_TEXTS.map(({ page }) => page).toSorted()).toEqual(LEGAL_PAGES.toSorted());
  for (const { page, sections } of LEGAL_TEXTS)
    for (const { kind, values } of sections) {
      const definition = definitionOf({ kind });
      expect(definition?.page).toBe(page);
      const check = checkValues(definition?.fields ?? {}, values);
      expect(check.problems).toEqual([]);
      expect(missingToPublish(definition?.fields ?? {}, check.values)).toEqual([]);
      expect(withheldTranslations(definition?.fields ?? {}, check.values)).toEqual([]);
    }
});

it('they state no amount and no telephone of their own, and use every value that there is', () => {
  expect(ALL).not.toMatch(/€|\bEUR\b|\beuro\b|\+39/i);
  const unused = TEXT_MARKS.filter((mark) => !mark.includes(' ') && !ALL.includes(`{{${mark}}}`));
  expect(unused).toEqual([]);
});

it('the older privacy page has eleven sections', () => {
  const titles = LEGAL_TEXTS.find(({ page }) => page === 'privacy')?.sections.flatMap(
    ({ values }) => ('title' in values && values.title?.it) || [],
  );
  expect(titles).toHaveLength(11);
});

it('its links lead to pages and to authorities', () => {
  const runs = SECTIONS.flatMap(({ values }) =>
    'text' in values && values.text && typeof values.text.it === 'object' ? values.text.it : [],
  ).flatMap((block: Block) => ('paragraph' in block ? block.paragraph : block.list.flat()));
  const links = new Set(runs.flatMap(({ link }) => link ?? []));
  expect([...links].toSorted()).toEqual([
    'https://www.agid.gov.it',
    'https://www.garanteprivacy.it',
    'page:cookiePolicy',
    'page:privacyPolicy',
  ]);
});
