interface DrawingProps {
  /** Path of a drawing in lines, 24 by 24. */
  readonly shape: string;
  readonly className?: string | undefined;
}

/** A drawing in the colour of the text around it, which always says the same in words. */
export function Drawing({ shape, className }: DrawingProps) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
