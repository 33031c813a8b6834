import { LANGUAGES, type Language } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { languageText } from '../../shared/formats';
import * as s from './reply-templates.module.css';

interface LanguageChoiceProps {
  readonly label: string;
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

/** One of the four languages, by its button. */
export function LanguageChoice({ label, language, onChoose }: LanguageChoiceProps) {
  return (
    <div className={s.languages} role="group" aria-label={label}>
      {LANGUAGES.map((code) => (
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
