CREATE TABLE "draft" (
	"client_id" uuid NOT NULL,
	"wizard" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "draft_client_id_wizard_pk" PRIMARY KEY("client_id","wizard")
);
--> statement-breakpoint
CREATE TABLE "draft_entry" (
	"client_id" uuid NOT NULL,
	"wizard" text NOT NULL,
	"place" text NOT NULL,
	"device" text NOT NULL,
	"device_name" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"version" text NOT NULL,
	"revision" integer NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_entry_client_id_wizard_place_device_pk" PRIMARY KEY("client_id","wizard","place","device")
);
--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_entry" ADD CONSTRAINT "draft_entry_client_id_wizard_draft_client_id_wizard_fk" FOREIGN KEY ("client_id","wizard") REFERENCES "public"."draft"("client_id","wizard") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_entry_kept" ON "draft_entry" USING btree ("kept_at");