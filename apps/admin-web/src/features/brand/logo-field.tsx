import { useDeleteLogoMutation, useUploadLogoMutation, type Brand } from '@ospite/contracts';
import { FieldGroup } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import { refusalText } from '../../shared/forms/field-errors';
import { useOfficePaths } from '../../shared/office-paths';
import { FileButton } from '../../shared/pictures/file-button';
import { UploadShare } from '../../shared/pictures/upload-share';
import { usePictureUpload } from '../../shared/pictures/use-picture-upload';
import * as s from './brand.module.css';

const ACCEPT = 'image/png,image/svg+xml,.png,.svg';
/** A drawing cannot be made smaller, and transparency has to stay. */
const asItIs = async (file: File) => file;

/** The logo: sent as soon as it is chosen, and drawn anew by the server. */
export function LogoField({ brand: { logo, updatedAt } }: { readonly brand: Brand }) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const [sendLogo, { isSuccess }] = useUploadLogoMutation();
  const [removeLogo] = useDeleteLogoMutation();
  const { upload, share } = usePictureUpload(asItIs);
  const [problem, setProblem] = useState<string>();

  async function send(image: File) {
    setProblem(undefined);
    const result = await upload(image, () => sendLogo({ uploadLogoRequest: { image, updatedAt } }));
    if ('problem' in result)
      setProblem(t('office:brand.logo.notSaved', { why: refusalText(t, result.problem) }));
  }

  return (
    <FieldGroup label={t('office:brand.logo.label')} hint={t('office:brand.logo.hint')}>
      <div className={s.logoField}>
        {logo ? (
          <img
            className={s.logo}
            src={`${site}${logo.url}`}
            alt={t('office:brand.logo.alt')}
            width={logo.width}
            height={logo.height}
          />
        ) : (
          <p>{t('office:brand.logo.none')}</p>
        )}
        <UploadShare share={share} />
        {problem !== undefined && (
          <p role="alert" className={s.problem}>
            {problem}
          </p>
        )}
        <p role="status" className={s.saved}>
          {isSuccess && logo && share === null && problem === undefined && t('office:brand.logo.saved')}
        </p>
        <div className={s.actions}>
          <FileButton
            label={t(logo ? 'office:brand.logo.change' : 'office:brand.logo.choose')}
            accept={ACCEPT}
            isPending={share !== null}
            onChoose={([file]) => {
              if (file) void send(file);
            }}
          />
          {logo && (
            <ConfirmedAction
              variant="plain"
              label={t('office:brand.logo.remove')}
              title={t('office:brand.logo.removeTitle')}
              confirmLabel={t('office:brand.logo.removeConfirm')}
              act={() => removeLogo()}
              outcome={{
                done: t('office:brand.logo.removed'),
                failed: t('office:brand.logo.notRemoved'),
              }}
            >
              {t('office:brand.logo.removeHelp')}
            </ConfirmedAction>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
