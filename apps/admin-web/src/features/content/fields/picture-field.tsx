import { MAX_PICTURE_ALT_LENGTH, ownPicture, type PictureSource } from '@ospite/domain';
import { Button } from '@ospite/ui/office';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageFields } from '../../../shared/languages/language-fields';
import { languageNames, typedTexts } from '../../../shared/languages/language-texts';
import type { TypedPicture } from '../typed-values';
import { FocalPointField } from './focal-point-field';
import { PictureChoice } from './picture-choice';
import type { FieldsOf } from './section-fields';
import { UploadState } from './upload-own-picture';
import { useOwnPictureUpload } from './use-own-picture-upload';
import * as s from './fields.module.css';

interface PictureFieldProps {
  readonly of: FieldsOf;
  readonly path: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly isRequired: boolean;
  readonly picture: TypedPicture | null;
  readonly onChange: (picture: TypedPicture | null) => void;
}

/** A picture: which one, the spot of it that stays in view, and what it shows in words. */
export function PictureField({ of, path, label, hint, isRequired, picture, onChange }: PictureFieldProps) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const upload = useOwnPictureUpload(({ id }) => choose(ownPicture(id)));
  const error = of.errors[path] ?? of.errors[`${path}.source`];

  function choose(source: PictureSource) {
    setChoosing(false);
    // Another picture shows something else, somewhere else.
    if (source !== picture?.source) onChange({ source, alt: typedTexts(null), focus: { x: 50, y: 50 } });
  }

  return (
    <fieldset className={s.list}>
      <legend className={s.legend}>
        <span className={isRequired ? s.required : undefined}>{label}</span>
      </legend>
      {hint && <p className={s.hint}>{hint}</p>}
      {picture && (
        <FocalPointField
          name={path}
          label={label}
          picture={picture}
          onChange={(focus) => onChange({ ...picture, focus })}
        />
      )}
      <div className={s.actions}>
        <Button
          variant="quiet"
          name={path}
          aria-label={`${t(picture ? 'office:content.picture.change' : 'office:content.picture.choose')}: ${label}`}
          onPress={() => setChoosing(true)}
        >
          {t(picture ? 'office:content.picture.change' : 'office:content.picture.choose')}
        </Button>
        {picture && (
          <Button
            variant="plain"
            aria-label={`${t('office:content.picture.remove')}: ${label}`}
            onPress={() => onChange(null)}
          >
            {t('office:content.picture.remove')}
          </Button>
        )}
      </div>
      {!isChoosing && <UploadState upload={upload} />}
      {error && <p className={s.error}>{error}</p>}
      {picture && (
        <LanguageFields
          label={t('office:content.picture.alt')}
          hint={t('office:content.picture.altHint')}
          values={picture.alt}
          onChange={(language, text) => onChange({ ...picture, alt: { ...picture.alt, [language]: text } })}
          names={languageNames(`${path}.alt`)}
          errors={of.errors}
          aloneOnPhone={of.language}
          maxLength={MAX_PICTURE_ALT_LENGTH}
          rows={2}
          isRequired
        />
      )}
      <PictureChoice
        isOpen={isChoosing}
        upload={upload}
        chosen={picture?.source}
        onClose={() => setChoosing(false)}
        onChoose={choose}
      />
    </fieldset>
  );
}
