import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ComboBox } from '#web/shared/ui/combo-box.tsx';

const DIRECTORY = ['Juzgado Primero', 'Juzgado Segundo', 'Tribunal Laboral'];
const choicesOf = (words: string) =>
  DIRECTORY.filter((name) => name.toLowerCase().includes(words)).map((name) => ({ key: name, label: name }));

/** A directory that answers when the test lets it. */
function Picker({ onChoose }: { onChoose: (name: string | undefined) => void }) {
  const [search, setSearch] = useState('');
  const [answered, setAnswered] = useState('');
  return (
    <>
      <ComboBox
        label="Órgano"
        placeholder=""
        clearLabel=""
        chosen={null}
        onChoose={(choice) => onChoose(choice?.label)}
        search={search}
        onSearch={setSearch}
        choices={choicesOf(answered)}
        isStale={answered !== search}
        note={null}
      />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setAnswered(search)}>
        Responder
      </button>
    </>
  );
}

describe('a picker whose list is searched', () => {
  const show = () => {
    const onChoose = vi.fn();
    render(<Picker onChoose={onChoose} />);
    return { onChoose, box: screen.getByRole('combobox', { name: 'Órgano' }) };
  };
  const answer = () => userEvent.click(screen.getByRole('button', { name: 'Responder' }));

  it('offers nothing that is not of the typed words', async () => {
    const { box } = show();
    await userEvent.click(box);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(box, 'laboral');
    expect(screen.queryByRole('option')).toBeNull();
    await answer();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tribunal Laboral']);
  });

  it('keeps an Enter that was faster than the answer, and chooses of the answer', async () => {
    const { box, onChoose } = show();
    await userEvent.type(box, 'laboral{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await answer();
    expect(onChoose).toHaveBeenCalledWith('Tribunal Laboral');
  });

  it('forgets that Enter when more is typed', async () => {
    const { box, onChoose } = show();
    await userEvent.type(box, 'juz{Enter}gado');
    await answer();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
