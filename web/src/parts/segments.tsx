// One of a few, side by side: radio buttons, so that arrows and screen readers know what to do.

export interface Segment {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly segments: readonly Segment[];
  readonly onChange: (value: string) => void;
}

export function Segments({ name, label, value, segments, onChange }: Props) {
  return (
    <div class="seg" role="radiogroup" aria-label={label}>
      {segments.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            disabled={one.disabled ?? false}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
