import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { Select } from '@/components/ui/Select';

function Samples() {
  const [count, setCount] = useState<1 | 2 | 3>(1);
  return (
    <>
      <Select
        label="Samples"
        hint="More are steadier."
        choices={([1, 2, 3] as const).map((value) => ({ value, label: `${value}` }))}
        value={count}
        onChoose={setCount}
      />
      <output>{count * 10}</output>
    </>
  );
}

test('a choice has its label and hint, and hands over the value itself', async () => {
  await render(<Samples />);
  const samples = page.getByRole('combobox', { name: 'Samples' });
  await expect.element(samples).toHaveAccessibleDescription('More are steadier.');
  await samples.selectOptions('3');
  await expect.element(page.getByText('30')).toBeVisible();
  await expect.element(samples).toHaveValue('3');
});
