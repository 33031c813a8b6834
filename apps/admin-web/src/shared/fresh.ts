/** What an owner should see without asking: read every 30 s while the tab is seen, and at once when it is seen again. */
export const KEPT_FRESH = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;
