import type { ProductDetailsWidgetProps, WidgetConfig } from "@medusajs/admin";
import { PencilSquare } from "@medusajs/icons";
import { Button, Container, Drawer, Heading, Label, Text, Textarea, Toaster, toast } from "@medusajs/ui";
import { useAdminProduct, useAdminUpdateProduct } from "medusa-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CARE_KEY, careOf } from "./care/care-options";

type CareForm = {
  care: string;
};

const ProductCareWidget = ({ product }: ProductDetailsWidgetProps) => {
  const [open, setOpen] = useState(false);
  const { product: current, isLoading } = useAdminProduct(product.id);
  const { mutate, isLoading: isSaving } = useAdminUpdateProduct(product.id);
  const { register, handleSubmit, reset, formState } = useForm<CareForm>();
  const care = careOf(current?.metadata);

  const onOpenChange = (next: boolean) => {
    if (next) reset({ care });
    setOpen(next);
  };

  const onSubmit = handleSubmit((data) => {
    mutate(
      { metadata: { ...current?.metadata, [CARE_KEY]: data.care } },
      {
        onSuccess: () => {
          toast.success("Care instructions saved", { description: current?.title });
          setOpen(false);
        },
        onError: (error) => {
          toast.error("Care instructions could not be saved", { description: error.message });
        },
      },
    );
  });

  return (
    <Container>
      <Toaster />
      <div className="flex items-center justify-between">
        <Heading level="h2">Care instructions</Heading>
        <Drawer open={open} onOpenChange={onOpenChange}>
          <Drawer.Trigger asChild>
            <Button variant="secondary" size="small">
              <PencilSquare />
              Edit care
            </Button>
          </Drawer.Trigger>
          <Drawer.Content>
            <form onSubmit={onSubmit} className="flex h-full flex-col">
              <Drawer.Header>
                <Drawer.Title>Edit care instructions</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body className="flex-1 p-6">
                <Label htmlFor="care" size="small">
                  Instructions
                </Label>
                <Textarea id="care" rows={4} {...register("care", { required: "Say something" })} />
                {formState.errors.care && (
                  <Text size="small" className="text-ui-fg-error">
                    {formState.errors.care.message}
                  </Text>
                )}
              </Drawer.Body>
              <Drawer.Footer>
                <Drawer.Close asChild>
                  <Button variant="secondary" type="button">
                    Cancel
                  </Button>
                </Drawer.Close>
                <Button type="submit" isLoading={isSaving}>
                  Save care
                </Button>
              </Drawer.Footer>
            </form>
          </Drawer.Content>
        </Drawer>
      </div>
      <Text className="text-ui-fg-subtle mt-4">
        {isLoading ? "Loading…" : care === "" ? "No care instructions yet" : care}
      </Text>
    </Container>
  );
};

export const config: WidgetConfig = {
  zone: "product.details.after",
};

export default ProductCareWidget;
