import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { StayBar } from './stay-bar';

const STAY = 'checkIn=2027-06-10&checkOut=2027-06-17&guests=3';
const formOf = (container: HTMLElement) => container.querySelector('form');

describe('dates first', () => {
  it.each([
    ['it', 'Quando vieni?', '/camere'],
    ['en', 'When are you coming?', '/rooms'],
    ['de', 'Wann kommen Sie?', '/zimmer'],
    ['es', '¿Cuándo vienes?', '/habitaciones'],
  ] as const)('in %s is a plain form that leads to the rooms', async (language, name, action) => {
    const { container } = await renderSite(<StayBar />, { language });
    const form = formOf(container);
    expect(form).toHaveAccessibleName(name);
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', action]);
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['checkIn', 'checkOut', 'guests']);
  });

  it('opens as a sheet by one button, which the browser does without script', async () => {
    const { container } = await renderSite(<StayBar />);
    const form = formOf(container);
    expect(form).toHaveAttribute('popover');
    expect(container.querySelector('button')).toHaveAttribute('popovertarget', form?.id);
  });

  it('goes to the rooms with the stay, without loading a document', async () => {
    await renderSite(<StayBar />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Check-in'), '2027-06-10');
    expect(screen.getByLabelText('Check-out')).toHaveAttribute('min', '2027-06-11');
    await user.type(screen.getByLabelText('Check-out'), '2027-06-17');
    await user.selectOptions(screen.getByLabelText('Ospiti'), '3');
    await user.click(screen.getByText('Camere e prezzi'));
    expect(screen.getByTitle('address')).toHaveTextContent(`/camere?${STAY}`);
  });

  it('shows the stay that the address names', async () => {
    await renderSite(<StayBar />, { path: `/camere?${STAY}` });
    expect(screen.getByLabelText('Check-in')).toHaveValue('2027-06-10');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('3');
    expect(screen.getByText(/10 giu – gio 17 giu 2027, 3 ospiti/)).toBeInTheDocument();
  });
});
