import { problemOf, usePublishContentMutation, type Problem, type Publication } from '@ospite/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

interface FormToSave {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly save: () => Promise<boolean>;
}

interface Publishing {
  /** Saves what the form has, and publishes the draft of all pages. */
  readonly publish: () => void;
  readonly isPublishing: boolean;
  /** What was published here, until something is changed. */
  readonly published: Publication | null;
  /** Why it was not. */
  readonly problem: Problem | null;
}

/** Publishes the draft, after the form on the screen, if any, was saved. */
export function usePublish(form: FormToSave | undefined): Publishing {
  const [publishContent, { isLoading }] = usePublishContentMutation();
  const [isWanted, setWanted] = useState(false);
  const [outcome, setOutcome] = useState<{
    readonly published: Publication | null;
    readonly problem: Problem | null;
  }>({
    published: null,
    problem: null,
  });
  const isUnsaved = form?.isDirty === true || form?.isSaving === true;
  // What was published is not what stands here any more.
  if (isUnsaved && outcome.published) setOutcome({ published: null, problem: null });

  const publishNow = useEffectEvent(async () => {
    setWanted(false);
    const { data, error } = await publishContent();
    setOutcome({ published: data ?? null, problem: error === undefined ? null : problemOf(error) });
  });
  const isReady = isWanted && !isUnsaved;
  useEffect(() => {
    if (isReady) void publishNow();
  }, [isReady]);

  async function publish() {
    setOutcome({ published: null, problem: null });
    setWanted(true);
    if (form?.isDirty && !form.isSaving && !(await form.save())) setWanted(false);
  }

  return { publish: () => void publish(), isPublishing: isWanted || isLoading, ...outcome };
}
