import type { SettingConfig, SettingProps } from "@medusajs/admin";
import { Clock } from "@medusajs/icons";
import { Button, Container, Heading, Input, Label } from "@medusajs/ui";
import { useAdminStore, useAdminUpdateStore } from "medusa-react";
import { useForm } from "react-hook-form";

const OpeningHoursPage = ({ notify }: SettingProps) => {
  const { store } = useAdminStore();
  const { mutate, isLoading } = useAdminUpdateStore();
  const hours = store?.metadata?.opening_hours as string | undefined;
  const { register, handleSubmit } = useForm({ values: { hours: hours ?? "" } });

  return (
    <Container>
      <form
        className="flex flex-col items-start gap-y-4"
        onSubmit={handleSubmit((data) =>
          mutate(
            { metadata: { ...store?.metadata, opening_hours: data.hours } },
            { onSuccess: () => notify.success("Opening hours", "Saved") },
          ),
        )}
      >
        <Heading>Opening hours of {store?.name}</Heading>
        <Label htmlFor="hours">Hours</Label>
        <Input id="hours" placeholder="Mo–Fr 9–17" {...register("hours")} />
        <Button type="submit" isLoading={isLoading}>
          Save hours
        </Button>
      </form>
    </Container>
  );
};

export const config: SettingConfig = {
  card: {
    label: "Opening hours",
    description: "When people can come by",
    icon: Clock,
  },
};

export default OpeningHoursPage;
