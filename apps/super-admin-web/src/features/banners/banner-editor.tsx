import { MAX_BANNER_LENGTH, type BannerField } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { TextAreaField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/desk/save-bar';
import { useDesk } from '../../shared/desk/settings-desk';
import { BannerPreview } from './banner-preview';
import * as s from './banners.module.css';

/** The usual banner: a picture with a link. */
const EXAMPLE = '<a href="https://…"><img src="https://…" alt="…"></a>';

interface BannerEditorProps {
  readonly field: BannerField;
  readonly screen: 'desktop' | 'mobile';
}

/** The HTML of a banner beside what guests would see of it. Source: specification §2, Super-admin panel. */
export function BannerEditor({ field, screen }: BannerEditorProps) {
  const { t } = useTranslation();
  const desk = useDesk();
  const html = desk.textOf(field);
  const label = t(`super-admin:banners.${field}.label`);
  const refused = desk.fieldProblem(field);
  return (
    <div className={s.editor}>
      <div className={s.sides}>
        <TextAreaField
          name={field}
          label={label}
          hint={t(`super-admin:banners.${field}.hint`)}
          error={refused && fieldProblemText(t, refused)}
          isCode
          rows={6}
          maxLength={MAX_BANNER_LENGTH}
          placeholder={EXAMPLE}
          value={html}
          onChange={(value) => desk.write(field, value)}
        />
        <BannerPreview html={html} label={label} screen={screen} />
      </div>
      <SaveBar
        field={field}
        label={t(`super-admin:fields.${field}`)}
        onSave={() => void desk.save(field, { [field]: html })}
      />
    </div>
  );
}
