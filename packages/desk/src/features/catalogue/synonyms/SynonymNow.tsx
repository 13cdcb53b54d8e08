import type { DeskSynonym } from '@formulary/rules/calls/desk/deskSynonymCalls';
import { Alert } from '@formulary/ui/primitives/messages/Alert';

interface SynonymNowProps {
  /** As it was when the form was opened. */
  readonly before: DeskSynonym;
  /** As it is now. */
  readonly now: DeskSynonym;
}

/** Says above an open form what somebody else made of the synonym meanwhile; nothing if it is as it was. */
export function SynonymNow({ before, now: { name, means, isActive, version } }: SynonymNowProps) {
  if (version === before.version) return null;
  return (
    <Alert tone="warning" isUrgent title={`Somebody changed ‘${before.name}’ meanwhile`}>
      {isActive ? `Now ‘${name}’ is searched as ‘${means}’.` : `Now ‘${name}’ is removed.`}
    </Alert>
  );
}
