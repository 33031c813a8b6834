import {
  MAX_HOST_NAME_LENGTH,
  MAX_HOSTS,
  STARTER_BREAKFASTS,
  STARTER_OFFERS,
  STARTER_PLACES,
  STARTER_VIEWS,
  type StarterView,
} from '@ospite/domain';
import { Actions, Button, CheckboxGroup, FieldGroup, RadioGroup, TextField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../shared/forms/field-errors';
import { useContentPicture } from '../fields/content-picture';
import { UploadOwnPicture } from '../fields/upload-own-picture';
import type { OwnPictureUpload } from '../fields/use-own-picture-upload';
import type { Question, TypedStarter } from './typed-starter';
import * as s from './starter.module.css';

interface StarterQuestionProps {
  readonly question: Question;
  readonly values: TypedStarter;
  readonly set: (change: Partial<TypedStarter>) => void;
  readonly errors: FieldErrors;
  /** Whom the property names already. */
  readonly knownHosts: string;
  readonly upload: OwnPictureUpload;
}

/** One question with the fields of its answer. */
export function StarterQuestion(props: StarterQuestionProps) {
  const { question, values, set, errors } = props;
  const { t } = useTranslation();
  const label = t(`office:starter.${question}.question`);
  const error = errors[question];
  switch (question) {
    case 'place':
      return (
        <RadioGroup
          name="place"
          label={label}
          error={error}
          options={STARTER_PLACES.map((value) => ({ value, label: t(`office:starter.place.${value}`) }))}
          value={values.place}
          onChange={(place) => set({ place })}
        />
      );
    case 'rooms':
      return (
        <TextField
          name="rooms"
          label={label}
          hint={t('office:starter.rooms.hint')}
          error={error}
          inputMode="numeric"
          isShort
          maxLength={2}
          value={values.rooms}
          onChange={(rooms) => set({ rooms })}
        />
      );
    case 'breakfast':
      return (
        <RadioGroup
          name="breakfast"
          label={label}
          error={error}
          options={STARTER_BREAKFASTS.map((value) => ({
            value,
            label: t(`office:starter.breakfast.${value}`),
          }))}
          value={values.breakfast}
          onChange={(breakfast) => set({ breakfast })}
        />
      );
    case 'offers':
      return (
        <CheckboxGroup
          name="offers"
          label={label}
          hint={t('office:starter.offers.hint')}
          options={STARTER_OFFERS.map((value) => ({ value, label: t(`office:starter.offers.${value}`) }))}
          values={values.offers}
          // In one order, whichever was ticked first.
          onChange={(ticked) => set({ offers: STARTER_OFFERS.filter((offer) => ticked.includes(offer)) })}
        />
      );
    case 'hosts':
      return <Hosts {...props} label={label} />;
    case 'picture':
      return <Picture {...props} label={label} />;
  }
}

type PartProps = StarterQuestionProps & { readonly label: string };

function Hosts({ label, values: { hosts }, set, errors, knownHosts }: PartProps) {
  const { t } = useTranslation();
  if (knownHosts !== '')
    return (
      <FieldGroup label={label}>
        <p>{t('office:starter.hosts.known', { names: knownHosts })}</p>
      </FieldGroup>
    );
  return (
    <FieldGroup label={label} hint={t('office:starter.hosts.hint')}>
      <div className={s.fields}>
        {hosts.map((name, place) => (
          <TextField
            key={place}
            name={`hosts.${place}.name`}
            label={
              place === 0
                ? t('office:starter.hosts.first')
                : t('office:starter.hosts.further', { number: place + 1 })
            }
            value={name}
            maxLength={MAX_HOST_NAME_LENGTH}
            autoFocus={place > 0}
            error={errors[`hosts.${place}.name`]}
            onChange={(typed) => set({ hosts: hosts.with(place, typed) })}
          />
        ))}
        {hosts.length < MAX_HOSTS && (
          <Actions>
            <Button variant="quiet" onPress={() => set({ hosts: [...hosts, ''] })}>
              {t('office:starter.hosts.add')}
            </Button>
          </Actions>
        )}
      </div>
    </FieldGroup>
  );
}

function Picture({ label, values: { picture }, set, upload }: PartProps) {
  const { t } = useTranslation();
  return (
    <FieldGroup label={label} hint={t('office:starter.picture.hint')}>
      <div className={s.fields}>
        {picture && <Chosen source={picture.source} />}
        <Actions>
          <UploadOwnPicture
            label={t(picture ? 'office:starter.picture.another' : 'office:starter.picture.upload')}
            upload={upload}
          />
          {picture && (
            <Button variant="plain" onPress={() => set({ picture: null })}>
              {t('office:starter.picture.remove')}
            </Button>
          )}
        </Actions>
        {picture && (
          <RadioGroup<StarterView>
            name="picture.shows"
            label={t('office:starter.picture.shows')}
            options={STARTER_VIEWS.map((value) => ({ value, label: t(`office:starter.picture.${value}`) }))}
            value={picture.shows}
            onChange={(shows) => set({ picture: { ...picture, shows } })}
          />
        )}
      </div>
    </FieldGroup>
  );
}

type Source = NonNullable<TypedStarter['picture']>['source'];

function Chosen({ source }: { readonly source: Source }) {
  const { t } = useTranslation();
  const { shown, isGone } = useContentPicture(source);
  if (isGone) return <p role="alert">{t('office:content.picture.gone')}</p>;
  return (
    shown && (
      <img
        className={s.picture}
        src={shown.url}
        alt={t('office:starter.picture.alt')}
        width={shown.width}
        height={shown.height}
      />
    )
  );
}
