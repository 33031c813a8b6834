import { act, render, screen, waitFor } from '@testing-library/react';
import { Pencils } from './pencils';
import { StaffPencils } from './staff-pencils';

/** jsdom lays nothing out: each section is 200 pixels below the one before. */
const changes = new Set<() => void>();
beforeEach(() => {
  changes.clear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const above = [...document.querySelectorAll('main > *')].indexOf(this);
    return DOMRect.fromRect({ y: 200 * above, width: 600, height: this.hasAttribute('hidden') ? 0 : 100 });
  });
  window.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      changes.add(() => changed([], this));
    }
    observe() {
      for (const changed of changes) changed();
    }
    unobserve() {}
    disconnect() {}
  };
  window.history.replaceState(null, '', '/en/about?lang=en');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(async () => document.body.replaceChildren());
  document.cookie = 'staff=; Max-Age=0';
});

const aPage = (html: string) => document.body.insertAdjacentHTML('afterbegin', `<main>${html}</main>`);
const pencils = () =>
  screen.queryAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')]);

it('leads from each section to its form, and says where the owner came from', () => {
  aPage(
    '<section id="section-7"><h2>La storia</h2></section><p id="section-8"></p><p id="section-8-title"></p>',
  );
  render(<Pencils />);
  expect(pencils()).toEqual([
    ['Modifica: La storia', '/admin/testi/sezioni/7?da=%2Fen%2Fabout'],
    ['Modifica questa sezione', '/admin/testi/sezioni/8?da=%2Fen%2Fabout'],
  ]);
  expect(screen.getByRole('link', { name: 'Modifica questa sezione' }).style.insetBlockStart).toBe('200px');
});

it('follows the page: what is there no more, or cannot be seen, has none', () => {
  aPage('<section id="section-7"></section><section id="section-8" hidden></section>');
  render(<Pencils />);
  expect(pencils()).toHaveLength(1);
  document.querySelector('main')?.replaceChildren();
  act(() => changes.forEach((changed) => changed()));
  expect(screen.queryByRole('navigation')).toBeNull();
});

describe('on every page', () => {
  const asked = (status: number, body: object) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

  it.each([
    ['who may edit', 200, { mayEditContent: true }],
    ['whose session has ended', 401, {}],
  ])('staff %s are shown pencils', async (_who, status, body) => {
    asked(status, body);
    document.cookie = 'staff=1';
    aPage('<section id="section-7"></section>');
    render(<StaffPencils />);
    expect(await screen.findByRole('link')).toBeVisible();
  });

  it('staff who may not edit content are not', async () => {
    const call = asked(200, { mayEditContent: false });
    document.cookie = 'staff=1';
    aPage('<section id="section-7"></section>');
    render(<StaffPencils />);
    await waitFor(() => expect(call).toHaveBeenCalledWith('/api/auth/me'));
    await act(async () => {});
    expect(pencils()).toEqual([]);
  });

  it('guests are not', async () => {
    document.cookie = 'lang=it';
    aPage('<section id="section-7"></section>');
    await act(async () => void render(<StaffPencils />));
    expect(pencils()).toEqual([]);
  });
});
