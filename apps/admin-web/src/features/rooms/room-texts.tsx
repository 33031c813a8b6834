import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../shared/languages/language-fields';
import { flatNames, textsIn, type LanguageTexts } from '../../shared/languages/language-texts';
import type { FieldErrors } from '../../shared/forms/field-errors';
import type { RoomValues } from './room-values';

const SHORT = flatNames('shortDescription');
const LONG = flatNames('description');

/** The text of a room's page in the four languages. */
export function longTexts(values: RoomValues): LanguageTexts {
  return textsIn(values, LONG);
}

interface RoomTextsProps {
  readonly values: RoomValues;
  readonly onChange: (change: Partial<RoomValues>) => void;
  readonly errors: FieldErrors;
}

/** The line for the room's card and the text for its page. */
export function RoomTexts({ values, onChange, errors }: RoomTextsProps) {
  const { t } = useTranslation();
  return (
    <>
      <LanguageFields
        foldsOnPhone
        isRequired
        label={t('office:rooms.shortDescription')}
        hint={t('office:rooms.shortDescriptionHint')}
        names={SHORT}
        values={textsIn(values, SHORT)}
        onChange={(language, text) => onChange({ [SHORT[language]]: text })}
        errors={errors}
        rows={3}
      />
      <LanguageFields
        foldsOnPhone
        isRequired
        label={t('office:rooms.description')}
        hint={t('office:rooms.descriptionHint')}
        names={LONG}
        values={longTexts(values)}
        onChange={(language, text) => onChange({ [LONG[language]]: text })}
        errors={errors}
        rows={8}
      />
    </>
  );
}
