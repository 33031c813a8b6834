import { anOwnReviewResponse } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

it('approves a review before the owner signs out, who stays signed in where that fails', async () => {
  const office = new OfficeApi();
  office.reviews = [anOwnReviewResponse()];
  const { user, api } = openOffice('/recensioni', office);
  const approve = async () => user.click(await screen.findByRole('button', { name: 'Approva' }));
  const signOut = () => user.click(screen.getByRole('button', { name: 'Esci' }));
  api.refuseNext('approveReview', 500, 'server.failed');
  await approve();
  await signOut();
  await approve();
  expect(api.calls).not.toContain('logout');
  await signOut();
  await screen.findByText('Uscita effettuata');
  const calls = api.calls.filter((call) => call === 'approveReview' || call === 'logout');
  expect(calls).toEqual(['approveReview', 'approveReview', 'logout']);
});
