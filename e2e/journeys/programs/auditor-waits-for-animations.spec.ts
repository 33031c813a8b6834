import { expectAccessible, findViolations } from '../../support/accessibility';
import { expect, test } from '../../support/test';

/** A page whose text fades in, and then sets off another fade. */
const FADING = `<!doctype html><html lang="en"><title>Fading</title><style>
  body { color: #222; background: #fff; }
  @keyframes arrive { from { opacity: 0.1 } }
  main p { animation: arrive 2s linear; }
  </style><main><h1>Fading</h1><p>First</p></main><script>
  document.querySelector('p').addEventListener('animationend', () => {
    document.querySelector('main').insertAdjacentHTML('beforeend', '<p>Second</p>');
  }, { once: true });
  </script></html>`;

test('contrast is measured once text has faded in', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('about:blank');
  // Control: while it fades in, the text is too pale.
  await page.setContent(FADING.replace('2s linear', '2s linear paused'));
  const violations = await findViolations(page, { runOnly: ['color-contrast'] });
  expect(violations.map(({ id }) => id)).toEqual(['color-contrast']);
  await page.setContent(FADING);
  await expectAccessible(page);
  await expect(page.getByText('Second')).toBeVisible();
});
