import { ChatBubbleLeftRight } from "@medusajs/icons";
import { Badge, Container, Heading, Text } from "@medusajs/ui";
import { useAdminProducts } from "medusa-react";
import { jsx, jsxs } from "react/jsx-runtime";

const ReviewsPage = () => {
  const { count } = useAdminProducts({ limit: 1, fields: "id" });
  return /* @__PURE__ */ jsxs(Container, {
    children: [
      /* @__PURE__ */ jsx(Heading, { children: "Reviews" }),
      /* @__PURE__ */ jsxs(Text, {
        className: "text-ui-fg-subtle",
        children: ["Nobody has reviewed any of ", count, " products"],
      }),
    ],
  });
};
const config$1 = {
  link: {
    label: "Reviews",
    icon: ChatBubbleLeftRight,
  },
};

const ProductRating = ({ product }) =>
  /* @__PURE__ */ jsx(Container, {
    children: /* @__PURE__ */ jsxs(Badge, { children: ["No ratings of ", product.title] }),
  });
const config = {
  zone: "product.details.before",
};

const entry = {
  identifier: "medusa-plugin-reviews",
  extensions: [
    { Component: ReviewsPage, config: { ...config$1, type: "route", path: "/reviews" } },
    { Component: ProductRating, config: { ...config, type: "widget" } },
  ],
};

export { entry as default };
