import { Button } from '@ospite/ui/office';
import { useRef, type ChangeEvent } from 'react';
import * as s from './file-button.module.css';
import { PICTURE_ACCEPT } from './prepare-picture';

interface FileButtonProps {
  readonly label: string;
  /** In a form, for what is wrong with it. */
  readonly name?: string;
  readonly variant?: 'primary' | 'quiet';
  readonly multiple?: boolean;
  /** Kinds of files; pictures unless said. */
  readonly accept?: string;
  /** While true it keeps its focus and cannot be pressed. */
  readonly isPending?: boolean;
  /** Opens the camera at once. */
  readonly capture?: 'environment';
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that opens the device's choice of files. */
export function FileButton(props: FileButtonProps) {
  const { label, variant = 'quiet', multiple = false, isPending = false, capture, onChoose } = props;
  const { accept = PICTURE_ACCEPT } = props;
  const input = useRef<HTMLInputElement>(null);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  }
  return (
    <>
      <Button variant={variant} isPending={isPending} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        className={s.input}
        type="file"
        {...(props.name && { name: props.name })}
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={choose}
        {...(capture && { capture })}
      />
    </>
  );
}
