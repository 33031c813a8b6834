import { LANGUAGES, type Language } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { languageText } from '../formats';
import * as s from './language-choice.module.css';

interface LanguageChoiceProps {
  readonly label: string;
  /** Those to choose from; all of them unless said. */
  readonly languages?: readonly Language[];
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/** One of the languages, by its button. */
export function LanguageChoice({ label, languages = LANGUAGES, language, onChoose }: LanguageChoiceProps) {
  return (
    <div className={s.languages} role="group" aria-label={label}>
      {languages.map((code) => (
        <Button
          key={code}
          variant={code === language ? 'primary' : 'quiet'}
          aria-pressed={code === language}
          onPress={() => onChoose(code)}
        >
          {languageText(code)}
        </Button>
      ))}
    </div>
  );
}
