/** A case that was chosen in a form. */
export interface PickedCase {
  id: string;
  title: string;
  client?: string | null;
  detail?: string | null;
}

interface FoundCase {
  id: string;
  title: string;
  client?: string | null;
  fileNumber?: string | null;
}

export const pickedCase = ({ id, title, client, fileNumber }: FoundCase): PickedCase => ({
  id,
  title,
  client,
  detail: [client, fileNumber].filter(Boolean).join(' · '),
});
