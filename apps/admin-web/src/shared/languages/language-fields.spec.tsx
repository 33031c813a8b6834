import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../forms/form.fixture';
import { LanguageFields } from './language-fields';
import type { LanguageTexts } from './language-texts';

const NAMES = { it: 'text', en: 'textEn', de: 'textDe', es: 'textEs' };

function Fields({ texts, folds = false }: { readonly texts: LanguageTexts; readonly folds?: boolean }) {
  const [values, setValues] = useState(texts);
  return (
    <LanguageFields
      label="Descrizione"
      names={NAMES}
      foldsOnPhone={folds}
      values={values}
      onChange={(language, text) => setValues({ ...values, [language]: text })}
    />
  );
}

it.each([
  [{ it: 'Casa', en: 'House', de: '', es: 'Casa' }, 'Manca il tedesco'],
  [{ it: 'Casa', en: '', de: ' ', es: '' }, 'Mancano l’inglese, il tedesco e lo spagnolo'],
  [{ it: 'Casa', en: 'House', de: 'Haus', es: 'Casa' }, 'In quattro lingue'],
])('says how complete %j is', (texts, mark) => {
  renderPart(<Fields texts={texts} />);
  expect(screen.getByText(mark)).toBeVisible();
});

it('says nothing about a text that is left out in all languages', () => {
  renderPart(<Fields texts={{ it: '', en: '', de: '', es: '' }} />);
  expect(screen.queryByText(/^Manc|lingue/)).not.toBeInTheDocument();
});

it('says that the other languages are to be read again once only the Italian has another text', async () => {
  const { user } = renderPart(<Fields texts={{ it: 'Casa', en: 'House', de: 'Haus', es: 'Casa' }} />);
  await user.type(screen.getByLabelText('italiano'), ' al mare');
  expect(screen.getByText('L’italiano è cambiato: rileggi le altre lingue')).toBeVisible();
  expect(screen.queryByText('In quattro lingue')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('tedesco'), ' am Meer');
  expect(screen.getByText('In quattro lingue')).toBeVisible();
});

it('has a field for each language, marked with it', async () => {
  const { user } = renderPart(<Fields texts={{ it: 'Casa', en: '', de: '', es: '' }} />);
  expect(screen.getByLabelText('tedesco')).toHaveAttribute('lang', 'de');
  await user.type(screen.getByLabelText('inglese'), 'House');
  expect(screen.getByText('Mancano il tedesco e lo spagnolo')).toBeVisible();
});

it('goes on in the first other language once a phone’s owner asks for them', async () => {
  const { user } = renderPart(<Fields folds texts={{ it: 'Casa', en: '', de: '', es: '' }} />);
  await user.click(screen.getByRole('button', { name: 'Scrivi anche in inglese, tedesco e spagnolo' }));
  expect(screen.getByLabelText('inglese')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
