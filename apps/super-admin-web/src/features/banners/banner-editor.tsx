import { MAX_BANNER_LENGTH, type BannerField } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { TextAreaField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/settings-editor/save-bar';
import { useEditor } from '../../shared/settings-editor/settings-editor';
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
  const editor = useEditor();
  const html = editor.textOf(field);
  const label = t(`super-admin:banners.${field}.label`);
  const refused = editor.fieldProblem(field);
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
          onChange={(value) => editor.write(field, value)}
        />
        <BannerPreview html={html} label={label} screen={screen} />
      </div>
      <SaveBar
        field={field}
        label={t(`super-admin:fields.${field}`)}
        onSave={() => void editor.save(field, { [field]: html })}
      />
    </div>
  );
}
